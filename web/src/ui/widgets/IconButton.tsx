import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action, for people who listen; it is shown on resting over it too. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button of one drawing. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classes('icon-button', className)}
    >
      {children}
    </button>
  );
}
