import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  /** The format of the value, or its fault. */
  readonly hint?: ReactNode;
  readonly isWrong?: boolean;
  /** The element in the field, behind the text: a button that shows a password. */
  readonly end?: ReactNode;
}

/** A line of text under its name. */
export function TextField({ label, hint, isWrong, end, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId } = rest;
  const hintId = `${id}-hint`;
  return (
    <div className={classes('field', isWrong === true && 'field-wrong', className)}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...rest}
          id={id}
          aria-invalid={isWrong === true}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        {end}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
