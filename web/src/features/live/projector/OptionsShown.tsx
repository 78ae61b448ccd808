import type { Option } from '@asamblea/domain';
import { OptionMark } from '../../../ui/charts/OptionMark.tsx';
import { classes } from '../../../ui/widgets/classes.ts';

interface OptionsShownProps {
  readonly options: readonly Pick<Option, 'optionId' | 'label' | 'role'>[];
  /** Where they are, with the question, what the screen is for. */
  readonly isLarge?: boolean;
}

/** More would leave no room for the question. */
const shownAtMost = 12;

/** The possible answers, where no running bars say them; where they are too many, how many and where. */
export function OptionsShown({ options, isLarge = false }: OptionsShownProps) {
  if (options.length > shownAtMost) {
    return <div>{options.length} opciones, en su celular.</div>;
  }
  return (
    <ul
      aria-label="Opciones"
      className={classes(
        'options-shown',
        isLarge && 'options-shown-large',
        isLarge && options.length <= 4 && 'options-shown-few',
      )}
    >
      {options.map(({ optionId, label, role }) => (
        <li key={optionId}>
          <OptionMark tone={role} /> <span className="anywhere">{label}</span>
        </li>
      ))}
    </ul>
  );
}
