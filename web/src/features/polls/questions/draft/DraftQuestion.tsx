import {
  type AgendaWarning,
  amendedFrom,
  citeSource,
  deniedSecrecy,
  isSecret,
  joinNames,
  type Option,
  type Question,
  requestLaw,
  sayElectionTerms,
  secretWarning,
  showsRunning,
} from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { OptionMark } from '../../../../ui/charts/OptionMark.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { sayDuration } from '../durations.ts';
import { LawWarnings } from '../form/LawWarnings.tsx';
import { RuleText } from '../form/RuleText.tsx';
import { OpenDraft } from '../opening/OpenDraft.tsx';
import { InBar } from '../stage/InBar.tsx';
import { NextAct } from '../stage/NextAct.tsx';

const DraftForecast = comesLater(
  async () => (await import('../forecast/DraftForecast.tsx')).DraftForecast,
);
const DraftReach = comesLater(async () => (await import('../reach/DraftReach.tsx')).DraftReach);
const NominationsPanel = comesLater(
  async () => (await import('./NominationsPanel.tsx')).NominationsPanel,
);

interface DraftQuestionProps {
  readonly cot: string;
  readonly question: Question;
  /** The question was not announced: the law on voting it. */
  readonly outside: AgendaWarning | null;
  /** The warnings of the law before it is opened. */
  readonly warnings: readonly string[];
  readonly isSessionOpen: boolean;
  /** Number of the question that is open; there is one at most. */
  readonly openNumber: string | null;
  readonly mayPress: boolean;
  /** To the question that is open. */
  readonly onGoToOpen: () => void;
}

/** A question that waits for its turn: what will be locked, and the button that opens it. */
export function DraftQuestion(props: DraftQuestionProps) {
  const { cot, question, outside, warnings, mayPress } = props;
  const { isSessionOpen } = props;
  const { failure, act } = useAct();
  const obstacle = obstacleOf(props);
  const isNominating = question.nominations?.isOpen === true;
  return (
    <>
      <QuestionTerms question={question}>
        {mayPress && isSessionOpen && !isNominating && <DraftReach question={question} />}
      </QuestionTerms>
      <LawWarnings warnings={warnings} />
      {isSecret(question) && mayPress && !isNominating && (
        <DraftForecast {...{ cot, questionId: question.questionId }} />
      )}
      {isNominating && mayPress && <NominationsPanel {...{ question, act }} />}
      {!isNominating && mayPress && obstacle !== null && (
        <Obstacle onGoToOpen={isSessionOpen ? props.onGoToOpen : null}>{obstacle}</Obstacle>
      )}
      {!isNominating && mayPress && obstacle === null && (
        <OpenDraft {...{ cot, question, outside, warnings, act }} />
      )}
      <ActionFailure failure={failure} />
    </>
  );
}

interface ObstacleProps {
  readonly onGoToOpen: (() => void) | null;
  readonly children: string;
}

/** Why it cannot be opened now, and the way to what has to be closed before. */
function Obstacle({ onGoToOpen, children }: ObstacleProps) {
  const told = <Alert severity="info">{children}</Alert>;
  if (onGoToOpen === null) return <InBar>{told}</InBar>;
  return (
    <NextAct
      word="Ir a la votación abierta"
      icon={<NextIcon />}
      beside={told}
      does={() => {
        onGoToOpen();
        return undefined;
      }}
    />
  );
}

interface QuestionTermsProps extends Pick<DraftQuestionProps, 'question'> {
  /** The messages about the hall. */
  readonly children: ReactNode;
}

function QuestionTerms({ question, children }: QuestionTermsProps) {
  const { options, rulePack, durationSeconds, rehearsal, election } = question;
  const proposed = amendedFrom(question);
  const { requests = [] } = question;
  const law = requestLaw(rulePack);
  const denied = deniedSecrecy(question);
  const warning = isSecret(question) ? secretWarning(rulePack) : null;
  return (
    <>
      {proposed !== null && (
        <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          Enmendada. Propuesta: «{proposed}»
        </Typography>
      )}
      <Box component="ul" aria-label="Opciones" sx={optionList}>
        {options.map(({ optionId, label, role, lines }) => (
          <li key={optionId}>
            <OptionMark tone={role} /> {label}
            {lines !== undefined && <SlatePeople lines={lines} />}
          </li>
        ))}
      </Box>
      {children}
      {election && <Typography sx={{ mb: 2 }}>{sayElectionTerms(election)}</Typography>}
      <RuleText ruled={question} />
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {rehearsal === true && 'Es un ensayo: se vota igual, pero no cuenta. '}
        {durationSeconds === null
          ? 'Sin límite de tiempo: se cierra a mano.'
          : `Se cierra sola a los ${sayDuration(durationSeconds)}.`}{' '}
        {showsRunning(question)
          ? 'La pantalla muestra los votos mientras llegan.'
          : 'La pantalla no muestra los votos hasta el resultado.'}
        {sayPublicSight(question)}
        {question.mayChange === true && ' Cada persona puede cambiar su voto hasta el cierre.'}
        {isSecret(question) && ' Voto secreto: nadie sabrá qué votó cada unidad.'}
      </Typography>
      {requests.map(({ wish, name }) => (
        <Typography key={`${wish} ${name}`} color="textSecondary" sx={{ mb: 2 }}>
          {wish === 'secret' ? 'Pidió voto secreto: ' : 'Pidió que consten los nombres: '}
          <strong>{name}</strong>
        </Typography>
      ))}
      {law !== null && denied.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {joinNames(denied.map(({ name }) => name))} {denied.length === 1 ? 'pidió' : 'pidieron'}{' '}
          voto secreto, y así como está se votaría con nombre. Negarlo anula la votación (
          {citeSource(law)}).
        </Alert>
      )}
      {warning !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
    </>
  );
}

function sayPublicSight({ wall, roll }: Question): string {
  if ((roll ?? null) !== null) return ' La sala verá qué vota cada unidad.';
  return wall === true ? ' La sala verá qué unidades ya votaron.' : '';
}

/** `Ana Díaz, Luis Rojas e Inés Paz`, in the order of the seats. */
function SlatePeople({ lines }: { readonly lines: NonNullable<Option['lines']> }) {
  return (
    <Typography component="span" color="textSecondary">
      : {joinNames(lines.map(({ name }) => name))}
    </Typography>
  );
}

function obstacleOf({ openNumber, isSessionOpen }: DraftQuestionProps): string | null {
  if (!isSessionOpen) return 'La sesión no está abierta: todavía no se puede votar.';
  if (openNumber === null) return null;
  return `La pregunta ${openNumber} está abierta. Ciérrela antes de abrir esta.`;
}

const optionList = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  p: 0,
  m: 0,
  mb: 2,
  fontWeight: 600,
} as const;
