import { useState } from 'react';
import { QrCode } from '../../../../ui/QrCode.tsx';
import { Button } from '../../../../ui/widgets/Button.tsx';
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
    <div className="receipt-row secret-receipt">
      {isShown && (
        <QrCode
          text={receiptLink(cot, code)}
          label={`Código QR del comprobante ${code} de ${label}`}
          size="8rem"
        />
      )}
      <div>
        <p className="text muted">Comprobante</p>
        <p className="text receipt-code">{code}</p>
        {!isShown && (
          <Button size="tall" onClick={() => setShown(true)} className="secret-receipt-show">
            Mostrar QR
          </Button>
        )}
      </div>
    </div>
  );
}
