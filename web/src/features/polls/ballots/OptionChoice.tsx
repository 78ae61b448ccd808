import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { MarkField } from '../../../ui/widgets/MarkField.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { OptionLabel } from './OptionLabel.tsx';

interface OptionChoiceProps {
  readonly legend: ReactNode;
  /** Not where what is over it says the same. */
  readonly isLegendSeen?: boolean;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** One answer among the options: wide targets, a mark and a name for each. */
export function OptionChoice(props: OptionChoiceProps) {
  const { legend, isLegendSeen = true, question, marks, onChange } = props;
  const legendId = useId();
  const [value = ''] = marks;
  return (
    <div>
      <div id={legendId} className={isLegendSeen ? 'choice-legend' : 'choice-unseen'}>
        {isLegendSeen ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </div>
      <div role="radiogroup" aria-labelledby={legendId} className="choice-cards">
        {question.options.map((option) => {
          const isChosen = value === option.optionId;
          return (
            <MarkField
              key={option.optionId}
              type="radio"
              name={legendId}
              value={option.optionId}
              checked={isChosen}
              onChange={() => onChange([option.optionId])}
              className={classes('choice-card', isChosen && 'choice-card-chosen')}
            >
              <OptionLabel option={option} />
            </MarkField>
          );
        })}
      </div>
    </div>
  );
}
