import { type AttachedDocument, documentAddress } from '@asamblea/domain';
import { Box, Link } from '@mui/material';
import { QrCode } from '../../../ui/QrCode.tsx';
import { screenSize } from '../../../ui/screenSize.ts';

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
    <Box component="section" aria-label="Documentos" sx={row}>
      {shown.map(({ entryId, name, visibility }) => (
        <Box key={entryId} sx={item}>
          <QrCode
            text={`${location.origin}${documentAddress(cot, { entryId, visibility })}`}
            label={`Código QR de ${name}`}
            size={codeSize}
          />
          <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
            <Box sx={{ color: 'text.secondary' }}>Documento</Box>
            <Link href={documentAddress(cot, { entryId, visibility })} sx={nameLook}>
              {name}
            </Link>
          </Box>
        </Box>
      ))}
      {more > 0 && <Box sx={{ color: 'text.secondary' }}>Y {more} más, en su celular.</Box>}
    </Box>
  );
}

/** As the way in: less is not read from the last row. */
const codeSize = 'max(5.5rem, min(14vh, 14vw))';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.6em',
  rowGap: '0.6em',
  minWidth: 0,
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.8em',
  minWidth: 0,
  fontSize: screenSize(3.4),
  flex: '0 1 auto',
} as const;

/** A long name is told by how it begins; whole, on the phone. */
const nameLook = {
  fontWeight: 700,
  color: 'text.primary',
  maxWidth: '14em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;
