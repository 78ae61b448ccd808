import { type Option, takesSeveral } from '@asamblea/domain';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../../ui/widgets/classes.ts';
import { MarkField } from '../../../../ui/widgets/MarkField.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';

/** As many as fit side by side on a small phone, where their names are short. */
const sideBySide = 4;

/** Whether one answer among these fits beside the name of a unit. */
export function isShortChoice(question: AskedQuestion): boolean {
  const { options } = question;
  return (
    !takesSeveral(question) &&
    options.length <= sideBySide &&
    options.every(({ role }) => role !== 'candidate')
  );
}

interface RowChoiceProps {
  readonly legend: ReactNode;
  readonly options: readonly Option[];
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** One answer for one unit: its name and, under it in one line, what can be answered. */
export function RowChoice({ legend, options, marks, onChange }: RowChoiceProps) {
  const legendId = useId();
  const [value = ''] = marks;
  return (
    <div>
      <div id={legendId}>{legend}</div>
      <div role="radiogroup" aria-labelledby={legendId} className="row-choice">
        {options.map(({ optionId, label }) => (
          <MarkField
            key={optionId}
            type="radio"
            name={legendId}
            value={optionId}
            checked={value === optionId}
            onChange={() => onChange([optionId])}
            className={classes('row-choice-option', value === optionId && 'row-choice-chosen')}
          >
            {label}
          </MarkField>
        ))}
      </div>
    </div>
  );
}
