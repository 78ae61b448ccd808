import type { ProxyRecord } from '@asamblea/domain';
import AcceptIcon from '@mui/icons-material/CheckOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useMay } from '../../../../firebase/session/useMay.ts';

interface ProxyActionsProps {
  readonly proxy: ProxyRecord;
  /** Something keeps it from being accepted. */
  readonly isBlocked: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onRevoke: () => void;
  readonly onSubstitute: () => void;
}

/** The possible actions on a proxy in its state. */
export function ProxyActions(props: ProxyActionsProps) {
  const { proxy, isBlocked, isBusy, onAccept, onReject, onRevoke, onSubstitute } = props;
  const { state, substitution } = proxy;
  const mayRevoke = useMay('revokeProxy');
  if (state === 'rejected' || state === 'revoked') return null;
  const waits = state === 'received';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      {waits && (
        <>
          <Button
            variant="contained"
            size="large"
            startIcon={<AcceptIcon />}
            loading={isBusy}
            disabled={isBlocked}
            aria-keyshortcuts="Enter"
            onClick={onAccept}
          >
            Aceptar
          </Button>
          <Button
            variant="outlined"
            size="large"
            color="error"
            disabled={isBusy}
            aria-keyshortcuts="Alt+R"
            onClick={onReject}
          >
            Rechazar
          </Button>
        </>
      )}
      {mayRevoke && !waits && substitution.substitutedFrom === null && (
        <Button variant="outlined" disabled={isBusy} onClick={onSubstitute}>
          Sustituir al apoderado
        </Button>
      )}
      {mayRevoke && (
        <Button color="error" disabled={isBusy} onClick={onRevoke}>
          Revocar
        </Button>
      )}
      {waits && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          Enter acepta · Alt+R rechaza
        </Typography>
      )}
    </Box>
  );
}
