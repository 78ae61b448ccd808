import type { DriveEntryView } from '@asamblea/domain';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';

/** What it is, at a glance; its words are beside. */
export function EntryIcon({ entry }: { readonly entry: Pick<DriveEntryView, 'kind' | 'type'> }) {
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
