import type { ReactNode } from 'react';

interface SwitchGroupProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: ReactNode])[];
  readonly onChange: (value: Value) => void;
}

/** Buttons side by side of which one is pressed. */
export function SwitchGroup<Value extends string>(props: SwitchGroupProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and a legend of its own.
    <div role="group" aria-label={label} className="switch-group">
      {choices.map(([choice, name]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
