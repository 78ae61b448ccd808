import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { QrCode } from '../../../ui/QrCode.tsx';
import { receiptLink } from './receiptLink.ts';

interface SecretReceiptProps {
  readonly cot: string;
  readonly label: string;
  readonly code: string;
  /** Alone, its QR is in sight from the start. */
  readonly isOpen: boolean;
}

/** The receipt of a unit: a code to read aloud and the QR that looks for it on the public page. */
export function SecretReceipt({ cot, label, code, isOpen }: SecretReceiptProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <Box sx={row}>
      {isShown && (
        <QrCode
          text={receiptLink(cot, code)}
          label={`Código QR del comprobante ${code} de ${label}`}
          size="8rem"
        />
      )}
      <Box>
        <Typography color="textSecondary">Comprobante</Typography>
        <Typography sx={codeLook}>{code}</Typography>
        {!isShown && (
          <Button onClick={() => setShown(true)} sx={{ minHeight: 48, ml: -1 }}>
            Mostrar QR
          </Button>
        )}
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 0.5 } as const;
const codeLook = { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '0.04em' } as const;
