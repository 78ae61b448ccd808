import type { ReportTable } from '@asamblea/domain';
import { Box, Tab, Tabs } from '@mui/material';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { ConvocationDesk } from '../../features/meeting/convocations/ConvocationDesk.tsx';
import { MeetingSection } from '../../features/meeting/sessions/MeetingSection.tsx';
import { NotifiedPanel } from '../../features/polls/notices/NotifiedPanel.tsx';
import { ReportExportButtons } from '../../features/record/reports/ReportExportButtons.tsx';
import { MemberFirestore } from '../../firebase/listening/MemberFirestore.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Page } from '../../ui/frames/Page.tsx';

const tabs = [
  { id: 'convocatoria', label: 'Convocatoria' },
  { id: 'notificados', label: 'Notificados' },
] as const;

/** `/notices`: the notice of the meeting, and the people notified. */
export function NoticesRoute() {
  const { assemblyName } = useSession();
  const [search, setSearch] = useSearchParams();
  const frame = useId();
  const tab = tabs.find(({ id }) => id === search.get('ver'))?.id ?? 'convocatoria';
  const exportsOf = (tables: readonly [ReportTable, ...ReportTable[]], timeZone: string) => (
    <ReportExportButtons
      name="notificados"
      report={() => ({
        title: 'A quién se le avisó',
        subtitle: assemblyName ?? '',
        flat: tables[0],
        timeZone,
        sheets: tables,
        pages: tables,
      })}
    />
  );
  return (
    <Page
      title="Convocatoria"
      subtitle="Lo que pide la ley para llamar a todos, revisado antes de que salga."
      width="wide"
    >
      <Tabs
        value={tab}
        onChange={(_, next: string) =>
          setSearch(next === 'convocatoria' ? {} : { ver: next }, { replace: true })
        }
        aria-label="Convocatoria"
        sx={{ mb: 2 }}
      >
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`${frame}-${id}`}
            aria-controls={`${frame}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${frame}-panel`} aria-labelledby={`${frame}-${tab}`}>
        {tab === 'notificados' ? (
          <NotifiedPanel exportsOf={exportsOf} />
        ) : (
          <ConvocationDesk
            meeting={(onSaved) => (
              <MemberFirestore fallback={<Loading shape="text" />}>
                <MeetingSection onSaved={onSaved} />
              </MemberFirestore>
            )}
          />
        )}
      </Box>
    </Page>
  );
}
