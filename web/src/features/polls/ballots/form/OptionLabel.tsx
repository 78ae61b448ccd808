import type { Option } from '@asamblea/domain';
import { OptionMark } from '../../../../ui/OptionMark.tsx';

/** An option as it is chosen: its mark and name; of a slate also its people, in their order. */
export function OptionLabel({ option }: { readonly option: Option }) {
  const { label, role, lines = [] } = option;
  return (
    <div className="option-label">
      <div className="option-label-name">
        {role !== 'candidate' && <OptionMark tone={role} />}
        {label}
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
