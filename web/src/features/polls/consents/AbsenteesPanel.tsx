import { type ConsentProcess, paths, sessionMay } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { AbsenteeDesk } from './AbsenteeDesk.tsx';
import { useConsent } from './useConsent.ts';

/** The owners who did not come to a decision that asks them, live; inside `MemberFirestore`. */
export function AbsenteesPanel({ questionId }: { readonly questionId: string }) {
  const { session } = useSession();
  const { assembly } = session;
  const live = useDocument<ConsentProcess>(paths.consent(assembly ?? '', questionId));
  const { view, failure, reload } = useConsent(questionId, live.value?.changedAt ?? null);
  const mayPress = sessionMay(session, 'noteConsents');
  return (
    <Paper component="section" aria-labelledby="ausentes" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="ausentes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Ausentes
      </Typography>
      {failure !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage
            message="No pudimos leer la lista de ausentes"
            explanation={failure.explanation ?? failure.message}
            onRetry={() => void reload()}
          />
        </Box>
      )}
      {view === null ? (
        failure === null && <Loading shape="list" rows={4} />
      ) : (
        <AbsenteeDesk view={view} mayPress={mayPress} onDone={reload} />
      )}
    </Paper>
  );
}
