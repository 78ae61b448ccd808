import { codeKey, type ReceiptAnswer, receiptEndpoints, sayQuestionNumber } from '@asamblea/domain';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';
import { TextField } from '../../../ui/widgets/TextField.tsx';

interface ReceiptCheckProps {
  readonly cot: string;
  readonly timeZone: string;
}

/** The check by which a holder of a receipt asks whether their vote was received. It never says what was voted. */
export function ReceiptCheck({ cot, timeZone }: ReceiptCheckProps) {
  const [code, setCode] = useState(() => receiptInAddress(location.hash));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<ReceiptAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isWrong = codeKey(code) === null;

  const look = useCallback(
    async (asked: string) => {
      setBusy(true);
      setFound(null);
      setFailure(null);
      try {
        setFound(await askApi(receiptEndpoints.checkReceipt, { cot, code: asked }));
      } catch (error) {
        setFailure(ApiFailure.of(error));
      }
      setBusy(false);
    },
    [cot],
  );

  // A visitor who scanned the QR has already asked.
  useEffect(() => {
    const scanned = receiptInAddress(location.hash);
    if (scanned !== '') void look(scanned);
  }, [look]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong && !isBusy) void look(code);
  }

  return (
    <section aria-labelledby="receipt-check" className="card receipt-check">
      <h2 id="receipt-check" className="text-h3">
        Compruebe su voto
      </h2>
      <p className="text">
        Escriba el código de su comprobante, o abra con la cámara su código QR, para saber si su
        voto se recibió. Nadie puede saber con él qué votó.
      </p>
      <form onSubmit={submit} noValidate className="receipt-check-row">
        <TextField
          label="Comprobante"
          placeholder="7K2M-Q0XD"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          isWrong={isTried && isWrong}
          hint={isTried && isWrong ? 'El código tiene ocho letras y números.' : undefined}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          className="receipt-field"
        />
        <Button look="outlined" size="huge" isBusy={isBusy} type="submit">
          Comprobar
        </Button>
      </form>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {found !== null && <Votings found={found} timeZone={timeZone} />}
    </section>
  );
}

function Votings({
  found,
  timeZone,
}: {
  readonly found: ReceiptAnswer;
  readonly timeZone: string;
}) {
  return (
    <Message tone="success" title="Su voto se recibió" role="status">
      <ul className="list">
        {found.votings.map(({ questionId, text, closedAt, ...question }) => (
          <li key={questionId}>
            Pregunta {sayQuestionNumber(question)}: {text} Cerrada{' '}
            {formatMoment(closedAt, timeZone)}
          </li>
        ))}
      </ul>
    </Message>
  );
}

/**
 * The receipt that a QR brings after the `#`, which browsers never send to a server; empty when there
 * is none.
 */
function receiptInAddress(hash: string): string {
  const code = new URLSearchParams(hash.replace(/^#/u, '')).get('comprobante') ?? '';
  return codeKey(code) === null ? '' : code;
}
