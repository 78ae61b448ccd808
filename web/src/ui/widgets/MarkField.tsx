import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface MarkFieldProps extends ComponentProps<'input'> {
  /** One of several, or on and off. */
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
}

/** The field is marked with a press anywhere on its line. */
export function MarkField({ className, children, ...rest }: MarkFieldProps) {
  return (
    <label className={classes('mark', rest.disabled === true && 'mark-disabled', className)}>
      <input {...rest} />
      <span className="mark-label">{children}</span>
    </label>
  );
}
