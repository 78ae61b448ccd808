import { unsentMillis } from '@asamblea/domain';
import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import type { DeskPlates } from './desk/deskPlates.ts';
import { useDeskOutbox } from './offline/useDeskOutbox.ts';
import { PeopleDesk } from './PeopleDesk.tsx';
import type { RenderCauses } from './person/NoVoteSolutions.tsx';
import { useDeskFocus } from './useDeskFocus.ts';

/** Another work of the desk, beside the people who arrive. */
export interface DeskTab {
  /** The word of the tab in the address: `?mesa=poderes`. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface RegisterPageProps {
  readonly tabs?: readonly DeskTab[];
  readonly plates?: DeskPlates;
  readonly renderCauses?: RenderCauses | undefined;
  /** Gets the way to ask how long the oldest work of this desk waits; nothing when the page closes. */
  readonly onUnsent?: (find: () => number | null) => void;
}

const people = 'personas';

/** The desk at the door. Waiting work is sent whichever tab is open. */
export function RegisterPage({ tabs = [], plates, renderCauses, onUnsent }: RegisterPageProps) {
  const { session } = useSession();
  const outbox = useDeskOutbox(session.assembly ?? '', session.userId ?? '');
  useEffect(() => {
    onUnsent?.(() => (outbox === null ? null : unsentMillis(outbox.state().waiting, Date.now())));
  }, [outbox, onUnsent]);
  const [search, setSearch] = useSearchParams();
  useDeskFocus();
  const frame = useId();
  const asked = tabs.find(({ id }) => id === search.get('mesa'));
  const tab = asked?.id ?? people;
  const names = [{ id: people, label: 'Personas' }, ...tabs];
  return (
    <Page title="Registro" width="wide">
      {tabs.length > 0 && (
        <Tabs
          value={tab}
          onChange={(_, next: string) =>
            setSearch(next === people ? {} : { mesa: next }, { replace: true })
          }
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Mesa de registro"
          sx={{ mb: 2 }}
        >
          {names.map(({ id, label }) => (
            <Tab
              key={id}
              value={id}
              label={label}
              id={`${frame}-${id}`}
              aria-controls={`${frame}-panel`}
            />
          ))}
        </Tabs>
      )}
      <Box
        {...(tabs.length > 0 && {
          role: 'tabpanel',
          id: `${frame}-panel`,
          'aria-labelledby': `${frame}-${tab}`,
        })}
      >
        {asked?.content}
        {asked === undefined && outbox === null && <Loading shape="list" />}
        {asked === undefined && outbox !== null && (
          <PeopleDesk {...{ outbox, plates, renderCauses }} />
        )}
      </Box>
    </Page>
  );
}
