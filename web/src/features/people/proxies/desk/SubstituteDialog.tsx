import { at, type ProxyRecord, proxyEndpoints } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { AttorneyFields } from '../AttorneyFields.tsx';
import { attorneyRequestOf, emptyAttorney, faultsOf } from '../attorneyDraft.ts';

interface SubstituteDialogProps {
  readonly proxy: ProxyRecord;
  readonly onClose: () => void;
}

/** The attorney passes the mandate on. If units are accredited with it, they leave only if confirmed. */
export function SubstituteDialog({ proxy, onClose }: SubstituteDialogProps) {
  const [attorney, setAttorney] = useState(emptyAttorney);
  const [tried, setTried] = useState(false);
  const { failure, attempt } = useAttempt();
  const faults = faultsOf(attorney);
  const isHeld = failure?.code === 'proxy-held';

  async function send() {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    await attempt(async () => {
      const body = { to: attorneyRequestOf(attorney), release: isHeld };
      await askApi(at(proxyEndpoints.substituteProxy, { proxyId: proxy.proxyId }), body);
      onClose();
    });
  }

  return (
    <AskDialog
      open
      header={`Sustituir a ${proxy.attorneyName}`}
      acceptLabel={isHeld ? 'Sustituir y retirar las unidades' : 'Sustituir'}
      onAccept={send}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>El poder pasa a otra persona. Solo se puede una vez.</Typography>
        <AttorneyFields draft={attorney} faults={tried ? faults : {}} onChange={setAttorney} />
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}
