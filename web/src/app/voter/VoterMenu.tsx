import { type CurrentBallot, sessionMay } from '@asamblea/domain';
import { useState } from 'react';
import { AttorneyMandate } from '../../features/people/proxies/own/AttorneyMandate.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { signOut } from '../../firebase/session/signOut.ts';
import { Button, ButtonLink } from '../../ui/widgets/Button.tsx';
import { Message } from '../../ui/widgets/Message.tsx';
import { AppTheme } from '../look/AppTheme.tsx';
import { representsIn } from './representsIn.ts';

export interface VoterMenuProps {
  readonly ballot: CurrentBallot;
  /** The units held changed: the ballot is read again. */
  readonly onChange: () => void;
  /** To the floor of the hall; null while nobody may ask for it. */
  readonly onSpeak: (() => void) | null;
  /** Nothing else around the page leads out. */
  readonly hasLeave?: boolean;
}

/** The things that somebody looks for around a vote: their grantors, the floor, their receipts and the way out. */
export function VoterMenu({ ballot, onChange, onSpeak, hasLeave = false }: VoterMenuProps) {
  const { session } = useSession();
  const hasMandate = representsIn(ballot, session) && sessionMay(session, 'answerMandate');
  return (
    <>
      {hasMandate && (
        <AppTheme>
          <AttorneyMandate part="taken" onChange={onChange} />
        </AppTheme>
      )}
      <div className="voter-menu-ways">
        {onSpeak !== null && (
          <Button size="tall" onClick={onSpeak}>
            Pedir la palabra
          </Button>
        )}
        <ButtonLink size="tall" href="/">
          Mis votos y comprobantes
        </ButtonLink>
        {hasLeave && <Leave />}
      </div>
    </>
  );
}

function Leave() {
  const { session, openElsewhere } = useSession();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');

  async function leave(): Promise<void> {
    setState('leaving');
    const isOut = await signOut(session.assembly === null ? [] : [session.assembly], 'here');
    if (isOut) location.assign('/login');
    else setState('failed');
  }

  return (
    <>
      <Button size="tall" isBusy={state === 'leaving'} onClick={() => void leave()}>
        {openElsewhere.length === 0 ? 'Salir' : 'Salir de esta asamblea'}
      </Button>
      {state === 'failed' && (
        <Message tone="critical" title="No pudimos cerrar su sesión">
          Revise su conexión e intente de nuevo antes de dejar este equipo.
        </Message>
      )}
    </>
  );
}
