import { type ActaComment, actaCommentEndpoints, isOpenComment } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { CommentDialog } from './CommentDialog.tsx';

interface CommentItemProps {
  readonly comment: ActaComment;
  /** The paragraph no longer has the same text. */
  readonly isChanged: boolean;
  /** The paragraph is no more. */
  readonly isGone?: boolean;
  readonly mayComment: boolean;
  readonly onDone: () => void;
}

/** A comment with its answers, and the actions on it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, isChanged, isGone = false, mayComment, onDone } = props;
  const { userId } = useSession().session;
  const timeZone = useSession().timeZone ?? 'UTC';
  const confirm = useConfirm();
  const { failure, attempt } = useAttempt();
  const [isAnswering, setAnswering] = useState(false);
  const { commentId, session: of, call, name, text, at, answers, anchor } = comment;
  const which = { session: of, call, commentId };
  const isOpen = isOpenComment(comment);
  const change = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      onDone();
    });
  const settle = () =>
    change(() => askApi(actaCommentEndpoints.settleComment, { ...which, isSettled: isOpen }));
  const withdraw = () =>
    confirm({
      header: 'Retirar el comentario',
      message: 'Nadie lo verá más.',
      acceptLabel: 'Retirar',
      accept: () => change(() => askApi(actaCommentEndpoints.withdrawComment, which)),
    });
  const answer = async (answerId: string, said: string) => {
    await askApi(actaCommentEndpoints.answerComment, { ...which, answerId, text: said });
    onDone();
  };
  const isOwn = comment.by === userId;
  return (
    <Box component="li" id={commentElementId(commentId)} tabIndex={-1} sx={item}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}, {formatMoment(at, timeZone)}
        </Typography>
        <StateChip label={isOpen ? 'Abierto' : 'Resuelto'} tone={isOpen ? 'warning' : 'success'} />
      </Box>
      <Typography sx={words}>{text}</Typography>
      {(isChanged || isGone) && (
        <Typography variant="body2" color="textSecondary" sx={words}>
          {isGone ? 'Ese párrafo ya no está. Decía: ' : 'El párrafo cambió. Decía: '}
          {anchor.text}
        </Typography>
      )}
      {answers.map((one) => (
        <Typography key={one.answerId} variant="body2" sx={{ ...words, pl: 2 }}>
          <strong>
            {one.name}, {formatMoment(one.at, timeZone)}:
          </strong>{' '}
          {one.text}
        </Typography>
      ))}
      {!isOpen && comment.settled !== null && (
        <Typography variant="body2" color="textSecondary">
          Lo dio por resuelto {comment.settled.name}, {formatMoment(comment.settled.at, timeZone)}
        </Typography>
      )}
      {mayComment && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            aria-label={`Responder a ${name}`}
            onClick={() => setAnswering(true)}
          >
            Responder
          </Button>
          <BusyButton size="small" onPress={settle}>
            {isOpen ? 'Marcar como resuelto' : 'Abrir de nuevo'}
          </BusyButton>
          {isOwn && answers.length === 0 && (
            <Button size="small" onClick={withdraw}>
              Retirar
            </Button>
          )}
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {isAnswering && (
        <CommentDialog
          title={`Responder a ${name}`}
          about={text}
          label="Responder"
          send={answer}
          onClose={() => setAnswering(false)}
        />
      )}
    </Box>
  );
}

/** By which the count at the head takes to a comment. */
export function commentElementId(commentId: string): string {
  return `comentario-${commentId}`;
}

const words = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

const item = { display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
