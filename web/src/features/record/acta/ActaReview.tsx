import { type ActaDraft, anchorsOf, isOpenComment, placeComments } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ActaPreview } from './ActaPreview.tsx';
import { BlockComments } from './comments/BlockComments.tsx';
import { CommentItem, commentElementId } from './comments/CommentItem.tsx';
import type { ActaComments } from './comments/useActaComments.ts';

interface ActaReviewProps {
  readonly draft: ActaDraft;
  readonly acta: ActaComments;
  /** Whether the minutes are in review, which is when they are commented. */
  readonly isInReview: boolean;
}

/** The draft with what is said of each paragraph, how many comments are open and where the first one is. */
export function ActaReview({ draft, acta, isInReview }: ActaReviewProps) {
  const { comments, failure, refresh } = acta;
  const mayComment = useMay('commentActa');
  const anchors = useMemo(() => anchorsOf(draft.blocks), [draft]);
  const { at, gone } = useMemo(() => placeComments(anchors, comments), [anchors, comments]);
  const placed = [...at].sort(([a], [b]) => a - b).flatMap(([, all]) => all);
  const inOrder = [...gone, ...placed.map(({ comment }) => comment)];
  const open = inOrder.filter(isOpenComment);
  const isTaking = isInReview && mayComment;
  return (
    <>
      {(isInReview || inOrder.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography role="status">{sayOpen(open.length)}</Typography>
          {open[0] !== undefined && (
            <Button onClick={() => showComment(open[0]?.commentId ?? '')}>Ver el primero</Button>
          )}
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {gone.length > 0 && (
        <Paper component="section" aria-labelledby="comentarios-aparte" sx={{ p: 2 }}>
          <Typography id="comentarios-aparte" variant="h4" component="h3">
            De párrafos que ya no están
          </Typography>
          <Box component="ul" sx={list}>
            {gone.map((comment) => (
              <CommentItem
                key={comment.commentId}
                {...{ comment, mayComment }}
                isChanged={false}
                isGone
                onDone={refresh}
              />
            ))}
          </Box>
        </Paper>
      )}
      <ActaPreview
        draft={draft}
        beside={(place) => {
          const anchor = anchors[place] ?? null;
          const here = at.get(place) ?? [];
          if (anchor === null || (here.length === 0 && !isTaking)) return null;
          return <BlockComments {...{ anchor, acta, isTaking, mayComment }} placed={here} />;
        }}
      />
    </>
  );
}

function sayOpen(open: number): string {
  if (open === 0) return 'Sin comentarios abiertos.';
  return open === 1 ? '1 comentario abierto.' : `${open} comentarios abiertos.`;
}

function showComment(commentId: string): void {
  const found = document.getElementById(commentElementId(commentId));
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
