import { actaCommentEndpoints, type BlockAnchor, type PlacedComment } from '@asamblea/domain';
import CommentIcon from '@mui/icons-material/AddCommentOutlined';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { ActaComments } from './useActaComments.ts';

interface BlockCommentsProps {
  readonly anchor: BlockAnchor;
  readonly placed: readonly PlacedComment[];
  readonly acta: ActaComments;
  /** Whether a comment may be added now. */
  readonly isTaking: boolean;
  readonly mayComment: boolean;
}

/** So many letters tell one button from the others. */
const saidAtMost = 60;

/** The comments on a paragraph, and the button to add one. */
export function BlockComments(props: BlockCommentsProps) {
  const { anchor, placed, acta, isTaking, mayComment } = props;
  const [isWriting, setWriting] = useState(false);
  const { session, call, refresh } = acta;
  const send = async (commentId: string, text: string) => {
    await askApi(actaCommentEndpoints.commentActa, { session, call, commentId, anchor, text });
    refresh();
  };
  const said = anchor.text.slice(0, saidAtMost);
  return (
    <>
      {isTaking && (
        <IconButton
          size="small"
          aria-label={`Comentar: ${said}`}
          title="Comentar este párrafo"
          onClick={() => setWriting(true)}
          sx={button}
        >
          <CommentIcon fontSize="small" />
        </IconButton>
      )}
      {placed.length > 0 && (
        <Box component="ul" aria-label={`Comentarios: ${said}`} sx={list}>
          {placed.map(({ comment, isChanged }) => (
            <CommentItem
              key={comment.commentId}
              {...{ comment, isChanged, mayComment }}
              onDone={refresh}
            />
          ))}
        </Box>
      )}
      {isWriting && (
        <CommentDialog
          title="Comentar el párrafo"
          about={anchor.text}
          label="Comentar"
          send={send}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

const button = { gridColumn: 2, gridRow: 1, width: 44, height: 44 } as const;

const list = {
  gridColumn: '1 / -1',
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 1.5,
  borderLeft: 3,
  borderColor: 'warning.main',
  bgcolor: 'action.hover',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
