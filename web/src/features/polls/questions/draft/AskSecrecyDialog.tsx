import {
  at,
  citeSource,
  decideSecrecyAsked,
  describeRefusal,
  disclosureAsked,
  isSecret,
  nominationEndpoints,
  type Question,
  requestLaw,
  type SecrecyWish,
} from '@asamblea/domain';
import SecretIcon from '@mui/icons-material/HowToVote';
import { Alert, Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { FindNameable } from '../opening/FindNameable.tsx';
import type { Nameable } from '../opening/interested.ts';

export interface AskSecrecyDialogProps {
  readonly question: Question;
  readonly wish: SecrecyWish;
  readonly act: Acting['act'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The applicant, the change, and its law; or why it cannot be. */
export function AskSecrecyDialog({ question, wish, act, open, onClose }: AskSecrecyDialogProps) {
  const [who, setWho] = useState<Nameable | null>(null);
  const [isTried, setTried] = useState(false);
  const obstacle = obstacleOf(question, wish);
  const { questionId, session, rulePack } = question;
  const law = requestLaw(rulePack);

  async function accept() {
    setTried(true);
    if (obstacle !== null) onClose();
    if (obstacle !== null || who === null) return;
    // The answer is shown beside the question.
    await act(at(nominationEndpoints.askSecrecy, { questionId }), { wish, ...who.who });
    onClose();
  }

  return (
    <AskDialog
      open={open}
      header={wish === 'secret' ? 'Piden voto secreto' : 'Piden que consten los nombres'}
      icon={<SecretIcon color="primary" />}
      acceptLabel={obstacle === null ? 'Anotar' : 'Entendido'}
      onAccept={accept}
      onCancel={onClose}
    >
      {obstacle !== null ? (
        <Alert severity="warning">{obstacle}</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{sayEffect(question, wish)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {law === null
              ? 'La ley no dice quién puede pedirlo: mandan los estatutos o lo que decida la reunión.'
              : `Cualquier miembro puede pedirlo, y negarlo anula la votación (${citeSource(law)}).`}
          </Typography>
          {who === null ? (
            <FindNameable
              session={session}
              except={[]}
              label="Quién lo pide"
              help="Nombre o unidad. Queda en el acta."
              onChoose={setWho}
            />
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              Lo pide
              <Chip label={who.name} onDelete={() => setWho(null)} sx={{ maxWidth: '100%' }} />
            </Box>
          )}
          {isTried && who === null && (
            <Typography role="alert" color="error">
              Elija quién lo pide.
            </Typography>
          )}
        </Box>
      )}
    </AskDialog>
  );
}

/** Why it cannot be voted so; null when it can. */
function obstacleOf(question: Question, wish: SecrecyWish): string | null {
  const trial = { wish, name: '', who: { unitId: '' }, at: 0 };
  const decided = decideSecrecyAsked(question, trial);
  return decided.ok ? null : describeRefusal(decided.refusal).message;
}

function sayEffect(question: Question, wish: SecrecyWish): string {
  const asked = disclosureAsked(question, wish);
  if (wish === 'names' && asked === 'secret') {
    return 'El acta dirá quiénes estaban presentes. El voto sigue siendo secreto.';
  }
  const isSo = isSecret(question) === (asked === 'secret');
  if (wish === 'secret') {
    return isSo
      ? 'Esta pregunta ya se vota en secreto. Quedará anotado quién lo pidió.'
      : 'La votación será secreta: nadie sabrá qué votó cada quien, ni se verán los votos mientras llegan.';
  }
  return isSo
    ? 'Esta pregunta ya se vota con nombre. El acta dirá además quiénes estaban presentes.'
    : 'La votación dejará de ser secreta: el acta dirá qué votó cada unidad y quiénes estaban presentes.';
}
