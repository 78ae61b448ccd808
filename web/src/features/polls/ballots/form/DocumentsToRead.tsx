import { type AttachedDocument, documentAddress } from '@asamblea/domain';
import { VisuallyHidden } from '../../../../ui/device/VisuallyHidden.tsx';
import { Icon } from '../../../../ui/widgets/Icon.tsx';
import { documentIcon } from '../../../../ui/widgets/icons.ts';

interface DocumentsToReadProps {
  readonly cot: string;
  readonly documents: readonly AttachedDocument[] | undefined;
  readonly label?: string;
}

/**
 * The documents to read before voting. Each opens beside the ballot and not in its place: a voter who comes
 * back finds the marks that they made.
 */
export function DocumentsToRead({
  cot,
  documents = [],
  label = 'Documentos para leer antes',
}: DocumentsToReadProps) {
  if (documents.length === 0) return null;
  return (
    <ul aria-label={label} className="plain-list documents-to-read">
      {documents.map(({ entryId, name, visibility }) => (
        <li key={entryId}>
          <a
            href={documentAddress(cot, { entryId, visibility })}
            target="_blank"
            rel="noopener"
            className="link"
          >
            <Icon path={documentIcon} />
            <span className="anywhere">
              {name}
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
