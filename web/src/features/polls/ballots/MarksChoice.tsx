import { choosable, type MarkLimits } from '@asamblea/domain';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../ui/widgets/classes.ts';
import { MarkField } from '../../../ui/widgets/MarkField.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { toggleMark } from './draft.ts';
import { OptionLabel } from './OptionLabel.tsx';

interface MarksChoiceProps {
  readonly legend: ReactNode;
  /** The counts beside it are always in sight, and so is it. */
  readonly isLegendSeen?: boolean;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** Several answers: how many are marked is always in sight, and no more than fit can be marked. */
export function MarksChoice({ legend, question, marks, onChange }: MarksChoiceProps) {
  const [legendId, countId] = [useId(), useId()];
  const { options, election } = question;
  const limits = election?.marks ?? { min: 1, max: 1 };
  const several = choosable(question).map(({ optionId }) => optionId);
  const count = marks.filter((mark) => several.includes(mark)).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and a legend of its own.
    <div role="group" aria-labelledby={legendId} aria-describedby={countId}>
      <div className="marks-choice-heading">
        <div id={legendId} className="strong">
          {legend}
        </div>
        <p id={countId} role="status" className="text muted">
          <b>{sayCount(count, limits, marks.length > count)}</b>
        </p>
      </div>
      <div className="choice-cards">
        {options.map((option) => {
          const isMarked = marks.includes(option.optionId);
          const isFull = count >= limits.max && several.includes(option.optionId);
          return (
            <MarkField
              key={option.optionId}
              type="checkbox"
              checked={isMarked}
              disabled={isFull && !isMarked}
              onChange={() => onChange(toggleMark(question, marks, option.optionId))}
              className={classes('choice-card', isMarked && 'choice-card-chosen')}
            >
              <OptionLabel option={option} />
            </MarkField>
          );
        })}
      </div>
    </div>
  );
}

/** `2 de 5 marcadas`, and what is still missing or why no more can be marked. */
function sayCount(count: number, { min, max }: MarkLimits, isAlone: boolean): string {
  if (isAlone) return 'Sin marcar ninguna';
  const said = `${count} de ${max} ${max === 1 ? 'marcada' : 'marcadas'}`;
  if (count < min) return `${said} · marque al menos ${min}`;
  return count === max ? `${said} · quite una para cambiarla` : said;
}
