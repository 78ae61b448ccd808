import { useState } from 'react';
import { QrCode } from '../../../../ui/pictures/QrCode.tsx';
import { Button } from '../../../../ui/widgets/Button.tsx';
import { receiptLink } from './receiptLink.ts';

interface ReceiptCodeProps {
  readonly cot: string;
  readonly code: string;
  /** Of which unit, where each has its own. */
  readonly label?: string;
}

/** A receipt: a code to read aloud and, on request, the QR that looks for it on the public page. */
export function ReceiptCode({ cot, code, label }: ReceiptCodeProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="receipt-row">
      {isShown && (
        <QrCode
          text={receiptLink(cot, code)}
          label={`Código QR del comprobante ${code}${label === undefined ? '' : ` de ${label}`}`}
          size="8rem"
        />
      )}
      <div>
        <p className="text muted">Comprobante</p>
        <p className="text receipt-code">{code}</p>
        {!isShown && (
          <Button size="tall" onClick={() => setShown(true)} className="receipt-code-show">
            Mostrar QR
          </Button>
        )}
      </div>
    </div>
  );
}
