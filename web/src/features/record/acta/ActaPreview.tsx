import type { ActaBlock, ActaDraft } from '@asamblea/domain';
import { Box, Divider, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ActaLineView } from './ActaLineView.tsx';
import { ActaTableView } from './ActaTableView.tsx';

interface ActaPreviewProps {
  readonly draft: ActaDraft;
  /** The part beside the block of that place and under it; null: none. */
  readonly beside?: (place: number) => ReactNode;
}

/** The draft as a sheet of paper, with what is left to complete in sight. */
export function ActaPreview({ draft, beside }: ActaPreviewProps) {
  return (
    <Paper component="article" aria-label={draft.title} sx={sheet}>
      {draft.blocks
        .map((block, place) => ({ block, key: `${place} ${block.kind}`, note: beside?.(place) }))
        .map(({ block, key, note }) =>
          note ? (
            <Box key={key} sx={noted}>
              <Box sx={{ minWidth: 0 }}>
                <Block block={block} />
              </Box>
              {note}
            </Box>
          ) : (
            <Block key={key} block={block} />
          ),
        )}
    </Paper>
  );
}

function Block({ block }: { readonly block: ActaBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <Typography variant="h2" component="h2" align="center" sx={{ mb: 1 }}>
          <ActaLineView line={block.line} />
        </Typography>
      );
    case 'heading':
      return (
        <Typography
          variant={block.level === 1 ? 'h3' : 'h4'}
          component={block.level === 1 ? 'h3' : 'h4'}
          sx={{ mt: 3, mb: 1, fontWeight: 700 }}
        >
          <ActaLineView line={block.line} />
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography sx={{ mb: 1.5 }}>
          <ActaLineView line={block.line} />
        </Typography>
      );
    case 'list':
      return (
        <Box
          component="ul"
          sx={{ pl: 3, my: 1, ...(block.isNumbered === true ? { listStyle: 'none' } : {}) }}
        >
          {block.items.map((line) => (
            <li key={line.map(({ text }) => text).join('')}>
              <ActaLineView line={line} />
            </li>
          ))}
        </Box>
      );
    case 'checks':
      return (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
          {block.items.map(({ done, line }) => (
            <li key={line.map(({ text }) => text).join('')}>
              <strong>{done ? 'Está: ' : 'Falta: '}</strong>
              <ActaLineView line={line} />
            </li>
          ))}
        </Box>
      );
    case 'signatures':
      return (
        <Box sx={places}>
          {block.places.map((line) => (
            <Box key={line.map(({ text }) => text).join('')} sx={{ borderTop: 1, pt: 0.5 }}>
              <ActaLineView line={line} />
            </Box>
          ))}
        </Box>
      );
    case 'table':
      return <ActaTableView table={block} />;
    case 'page-break':
      return <Divider sx={{ my: 4 }} />;
  }
}

const sheet = {
  p: { xs: 2, sm: 5 },
  width: '100%',
  maxWidth: 860,
  mx: 'auto',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
} as const;

/** A block, the button beside it, and its comments under both. */
const noted = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
} as const;

const places = {
  display: 'grid',
  gap: 6,
  mt: 7,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;
