import {
  at,
  type ProxyRecord,
  proxyEndpoints,
  type SubstituteProxyRequest,
  substituteProxyRequest,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { DraftGroup } from '../../../../ui/forms/DraftGroup.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';
import { AttorneyFields } from '../AttorneyFields.tsx';
import { attorneyRequestOf, emptyAttorney, faultsOf } from '../attorneyDraft.ts';

interface SubstituteDialogProps {
  readonly proxy: ProxyRecord;
  readonly onClose: () => void;
}

const written = substituteProxyRequest.pick({ to: true });

/** The attorney passes the mandate on. If units are accredited with it, they leave only if confirmed. */
export function SubstituteDialog({ proxy, onClose }: SubstituteDialogProps) {
  const draft = useDraft({
    schema: written,
    begin: () => ({ to: emptyAttorney }),
    read: ({ to }) => ({ to: attorneyRequestOf(to) }),
  });
  const { to } = draft.typed;
  const { failure, attempt } = useAttempt();
  const isHeld = failure?.code === 'proxy-held';

  async function send(asked: Pick<SubstituteProxyRequest, 'to'>): Promise<void> {
    await attempt(async () => {
      const body = { ...asked, release: isHeld };
      await askApi(at(proxyEndpoints.substituteProxy, { proxyId: proxy.proxyId }), body);
      onClose();
    });
  }

  return (
    <AskDialog
      open
      header={`Sustituir a ${proxy.attorneyName}`}
      acceptLabel={isHeld ? 'Sustituir y retirar las unidades' : 'Sustituir'}
      onAccept={() => draft.submit(send)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>El poder pasa a otra persona. Solo se puede una vez.</Typography>
        <DraftGroup {...{ draft, name: 'to' }}>
          <AttorneyFields
            draft={to}
            faults={draft.isTried ? faultsOf(to) : {}}
            onChange={(attorney) => draft.change('to', attorney)}
          />
        </DraftGroup>
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}
