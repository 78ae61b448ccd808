import { type AttachedDocument, documentAddress } from '@asamblea/domain';
import { QrCode } from '../../../ui/pictures/QrCode.tsx';

interface DocumentCodesProps {
  readonly cot: string;
  readonly documents: readonly AttachedDocument[];
  /** How many fit as codes; the rest is counted. */
  readonly atMost?: number;
}

/** Each document with the code that opens it on a phone, and its name, which says what it is. */
export function DocumentCodes({ cot, documents, atMost = 2 }: DocumentCodesProps) {
  if (documents.length === 0) return null;
  const shown = documents.slice(0, atMost);
  const more = documents.length - shown.length;
  return (
    <section aria-label="Documentos" className="document-codes">
      {shown.map(({ entryId, name, visibility }) => (
        <div key={entryId} className="document-codes-item">
          <QrCode
            text={`${location.origin}${documentAddress(cot, { entryId, visibility })}`}
            label={`Código QR de ${name}`}
            size={codeSize}
          />
          <div className="document-codes-words">
            <div className="muted">Documento</div>
            <a
              href={documentAddress(cot, { entryId, visibility })}
              className="link document-codes-name"
            >
              {name}
            </a>
          </div>
        </div>
      ))}
      {more > 0 && <div className="muted">Y {more} más, en su celular.</div>}
    </section>
  );
}

/** As the way in: less is not read from the last row. */
const codeSize = 'max(5.5rem, min(14vh, 14vw))';
