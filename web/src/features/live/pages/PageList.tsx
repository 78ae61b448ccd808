import { isOpenPage, type WrittenPage } from '@asamblea/domain';
import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

interface PageListProps {
  readonly pages: readonly WrittenPage[];
  /** The assembly's public code; null: not known. */
  readonly cot: string | null;
  readonly onOpen: (page: WrittenPage) => void;
}

export function PageList({ pages, cot, onOpen }: PageListProps) {
  return (
    <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...pages]
        .sort((a, b) => a.title.localeCompare(b.title, 'es'))
        .map((page) => (
          <Box component="li" key={page.pageId} sx={row}>
            <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                {page.title}
              </Typography>
              {page.state === 'published' ? (
                <Link
                  href={addressOf(page.pageId, cot)}
                  target="_blank"
                  rel="noreferrer"
                  sx={address}
                >
                  /{page.pageId}
                </Link>
              ) : (
                <Box sx={address}>/{page.pageId}</Box>
              )}
            </Box>
            <StateChip
              tone={page.state === 'published' ? 'success' : 'neutral'}
              label={page.state === 'published' ? 'Publicada' : 'Borrador'}
            />
            <Button onClick={() => onOpen(page)} aria-label={`Editar ${page.title}`}>
              Editar
            </Button>
          </Box>
        ))}
    </Paper>
  );
}

/** That of an open page can be sent to anybody as it is. */
function addressOf(pageId: string, cot: string | null): string {
  return isOpenPage(pageId) && cot !== null
    ? `/${pageId}?cot=${encodeURIComponent(cot)}`
    : `/${pageId}`;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const address = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;
