import type { Option } from '@asamblea/domain';
import { OptionMark } from '../../../../ui/charts/OptionMark.tsx';

interface OptionLabelProps {
  readonly option: Option;
  /** Among what was put in order; not said or none: it is not. */
  readonly place?: number;
}

/** An option as it is chosen: its mark, place and name; of a slate also its people, in their order. */
export function OptionLabel({ option, place = 0 }: OptionLabelProps) {
  const { label, role, lines = [] } = option;
  return (
    <div className="option-label">
      <div className="option-label-name">
        {role !== 'candidate' && <OptionMark tone={role} />}
        {place > 0 && <span className="option-label-place">{place}.º</span>} {label}
      </div>
      {lines.length > 0 && (
        <ol className="list option-label-people">
          {lines.map(({ name, substitute }) => (
            <li key={name}>
              {name}
              {substitute !== null && <span className="muted"> · suplente {substitute}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
