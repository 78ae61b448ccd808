import type { Option } from '@asamblea/domain';
import { OptionMark } from '../../../ui/OptionMark.tsx';

interface OptionsShownProps {
  readonly options: readonly Pick<Option, 'optionId' | 'label' | 'role'>[];
}

/** More would leave no room for the question. */
const shownAtMost = 12;

/** What can be answered, where no running bars say it; where they are too many, how many and where. */
export function OptionsShown({ options }: OptionsShownProps) {
  if (options.length > shownAtMost) {
    return <div>{options.length} opciones, en su celular.</div>;
  }
  return (
    <ul aria-label="Opciones" className="options-shown">
      {options.map(({ optionId, label, role }) => (
        <li key={optionId} className="anywhere">
          <OptionMark tone={role} /> {label}
        </li>
      ))}
    </ul>
  );
}
