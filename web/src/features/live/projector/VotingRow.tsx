import {
  isSecret,
  type LiveVoting,
  presentParticipation,
  presentResult,
  presentRunning,
  sayQuestionNumber,
} from '@asamblea/domain';
import { OptionMark } from '../../../ui/charts/OptionMark.tsx';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { topBars } from '../../../ui/charts/topBars.ts';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { classes } from '../../../ui/widgets/classes.ts';
import { VotingStatus } from './VotingStatus.tsx';

interface VotingRowProps {
  readonly voting: LiveVoting;
  /** There is room for what can be answered, each under its question. */
  readonly hasOptions: boolean;
  /** As much of the question as fits in one line. A phone scrolls, so there it is whole. */
  readonly isOneLine: boolean;
}

/** One question of several: the answers and the progress of its vote, or the verdict and the elected. */
export function VotingRow({ voting, hasOptions, isOneLine }: VotingRowProps) {
  const { question, result } = voting;
  const { percent, units, share } = presentParticipation(voting);
  const decided = result && presentResult(result);
  return (
    <li className={classes('voting-row', decided !== null && 'voting-row-decided')}>
      <div className="voting-row-line">
        <div className={classes('several-text', isOneLine && 'several-text-line')}>
          <b>{sayQuestionNumber(question)}.</b> {question.text}
        </div>
        {decided !== null && (
          <strong
            data-enters="verdict"
            className="voting-row-figure"
            style={{ color: verdictColor(decided.kind) }}
          >
            {decided.word}
          </strong>
        )}
      </div>
      {decided === null && hasOptions && <RowOptions voting={voting} />}
      {decided === null && <ShareBar share={share} tone="primary" height="0.35em" />}
      <div className="voting-row-note">
        {decided?.seats.map(({ name }) => name).join(' · ')}
        {decided === null && question.rehearsal === true && 'Ensayo, no cuenta · '}
        {decided === null && isSecret(question) && 'Voto secreto · '}
        {decided === null && question.apart !== undefined && `no votan: ${question.apart} · `}
        {decided === null &&
          question.affected !== undefined &&
          `deben votar a favor los afectados: ${question.affected} · `}
        {decided === null &&
          question.ofClass !== undefined &&
          `una clase vota aparte: ${question.ofClass} · `}
        {decided === null &&
          (question.state === 'open' ? (
            tieFigures(`han votado ${units} · ${percent}`)
          ) : (
            <VotingStatus question={question} />
          ))}
      </div>
    </li>
  );
}

/** More would push the other questions off the screen. */
const optionsAtMost = 4;

/** Longer names stand one under the other. */
const lettersSideBySide = 14;

/** Each answer with its share so far, where the question lets it be seen. */
function RowOptions({ voting }: Pick<VotingRowProps, 'voting'>) {
  const bars = presentRunning(voting);
  const options =
    bars ??
    voting.question.options.map(({ optionId, label, role }) => ({
      ...{ id: optionId, label, tone: role },
      ...{ share: 0, percent: '', amounts: [] },
    }));
  const { shown, hidden } = topBars(options, optionsAtMost);
  const isOfNames = shown.some(({ label }) => label.length > lettersSideBySide);
  return (
    <ul
      aria-label="Opciones"
      className={classes('voting-row-options', isOfNames && 'voting-row-names')}
    >
      {shown.map(({ id, label, tone, percent }) => (
        <li key={id}>
          <OptionMark tone={tone} /> <span className="anywhere">{label}</span>
          {percent !== '' && <strong>{tieFigures(percent)}</strong>}
        </li>
      ))}
      {hidden > 0 && <li className="muted">Y {hidden} más, en su celular</li>}
    </ul>
  );
}
