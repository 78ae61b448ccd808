import { type AssemblySession, sessionMay } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { notKnown, stepLabels } from './sessionWords.ts';
import { stepsOf } from './stepsOf.ts';
import { useVerification } from './useVerification.ts';

/** The *verificación de quórum* where the questions are put, for members who may and while the session stands. */
export function VerifyQuorum({ meeting }: { readonly meeting: AssemblySession }) {
  const { session } = useSession();
  const { failure, ask } = useAct();
  const verify = useVerification(meeting, ask);
  if (!sessionMay(session, 'verifyQuorum') || !stepsOf(meeting).includes('verify')) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <BusyButton variant="outlined" onPress={verify}>
        {stepLabels.verify}
      </BusyButton>
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.code === 'network' ? notKnown : failure.explanation}
        />
      )}
    </Box>
  );
}
