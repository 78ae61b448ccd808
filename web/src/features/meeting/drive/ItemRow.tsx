import { type DriveItemView, isPreviewed, visibilityNames } from '@asamblea/domain';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { documentHref } from '../../../firebase/asking/fetchBytes.ts';
import { insideWords, sizeWords, typeName } from '../../../parts/entryWords.ts';
import { documentPath, folderPath } from '../../../parts/folderAddress.ts';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface ItemRowProps {
  readonly entry: DriveItemView;
  readonly entries: readonly DriveItemView[];
  readonly timeZone: string;
  /** Opens the possible actions; null for a reader. */
  readonly onMore: ((anchor: HTMLElement) => void) | null;
}

/** A folder or a document: its name opens it. */
export function ItemRow({ entry, entries, timeZone, onMore }: ItemRowProps) {
  const { entryId, name, kind, type, size = 0, at } = entry;
  const isShown = kind === 'folder' || (type !== undefined && isPreviewed(type));
  const to = kind === 'folder' ? folderPath(entryId) : documentPath(entryId);
  const words =
    type === undefined
      ? insideWords(entryId, entries)
      : `${typeName(type)} · ${sizeWords(size)} · ${formatMoment(at, timeZone)}`;
  return (
    <Box component="li" sx={row}>
      <ItemIcon entry={entry} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        {isShown ? (
          <Link component={RouterLink} to={to} sx={nameLook}>
            {name}
          </Link>
        ) : (
          <Link href={documentHref(entryId)} download sx={nameLook}>
            {name}
          </Link>
        )}
        <Box sx={about}>
          <Typography variant="body2" color="textSecondary">
            {words}
          </Typography>
          {onMore !== null && <WhoSees entry={entry} />}
        </Box>
      </Box>
      {kind === 'document' && onMore === null && (
        <IconButton
          component="a"
          href={documentHref(entryId)}
          download
          aria-label={`Descargar ${name}`}
          sx={touch}
        >
          <DownloadIcon />
        </IconButton>
      )}
      {onMore !== null && (
        <IconButton
          aria-label={`Más sobre ${name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMore(currentTarget)}
          sx={touch}
        >
          <MoreIcon />
        </IconButton>
      )}
    </Box>
  );
}

/** The audience of the entry, by itself and by the folders it is in. */
function WhoSees({ entry }: { readonly entry: DriveItemView }) {
  const { shownTo, links = [] } = entry;
  const tone = shownTo === 'public' ? 'info' : 'neutral';
  return (
    <>
      <StateChip label={visibilityNames[shownTo]} tone={tone} />
      {links.length > 0 && (
        <StateChip label={links.length === 1 ? '1 enlace' : `${links.length} enlaces`} />
      )}
    </>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  py: 1,
  px: { xs: 0.5, sm: 1.5 },
  borderBottom: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
} as const;
const nameLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
const about = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const touch = { width: 48, height: 48, flex: 'none' } as const;

/** The kind of the entry, at a glance; its words are beside. */
function ItemIcon({ entry }: { readonly entry: Pick<DriveItemView, 'kind' | 'type'> }) {
  const { kind, type = 'text/plain' } = entry;
  if (kind === 'folder') return <FolderIcon aria-hidden color="primary" fontSize="large" />;
  if (type === 'application/pdf') return <PdfIcon aria-hidden fontSize="large" />;
  if (type.startsWith('image/')) return <ImageIcon aria-hidden fontSize="large" />;
  const isTable = type === 'text/csv' || type.includes('spreadsheet');
  return isTable ? (
    <TableIcon aria-hidden fontSize="large" />
  ) : (
    <FileIcon aria-hidden fontSize="large" />
  );
}
