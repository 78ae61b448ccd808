import { type AttachedDocument, documentAddress } from '@asamblea/domain';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Link } from '@mui/material';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

interface DocumentsToReadProps {
  readonly cot: string;
  readonly documents: readonly AttachedDocument[] | undefined;
  readonly label?: string;
}

/**
 * What is read before voting. Each opens beside the ballot and not in its place: whoever comes back finds
 * the marks that they made.
 */
export function DocumentsToRead({
  cot,
  documents = [],
  label = 'Documentos para leer antes',
}: DocumentsToReadProps) {
  if (documents.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {documents.map(({ entryId, name, visibility }) => (
        <li key={entryId}>
          <Link
            href={documentAddress(cot, { entryId, visibility })}
            target="_blank"
            rel="noopener"
            sx={link}
          >
            <DocumentIcon aria-hidden sx={{ flex: 'none' }} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </Box>
          </Link>
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 } as const;

/** As tall as a finger. */
const link = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  maxWidth: '100%',
} as const;
