import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface ButtonLook {
  /** `filled` is the one that a page is for; `plain` the way back. */
  readonly look?: 'filled' | 'outlined' | 'plain';
  /** As what is around it is written, on a strip or a message. */
  readonly isInherited?: boolean;
  /** `tall` is 48 pixels, `large` too and wider, `huge` 56. */
  readonly size?: 'medium' | 'tall' | 'large' | 'huge';
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The work it began is not done: it takes no other press. */
  readonly isBusy?: boolean;
}

/** A button as large as a finger. It sends a form only where its type says so. */
export function Button({ isBusy = false, disabled = false, ...props }: ButtonProps) {
  const { look, isInherited, size, isWide, icon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classes(buttonClasses(props), className)}
    >
      {icon}
      {children}
    </button>
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink(props: ButtonLook & ComponentProps<'a'>) {
  const { look, isInherited, size, isWide, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={classes(buttonClasses(props), className)}>
      {icon}
      {children}
    </a>
  );
}

function buttonClasses({ look = 'plain', isInherited, size = 'medium', isWide }: ButtonLook) {
  return classes(
    `button button-${look} button-${size}`,
    isInherited === true && 'button-inherited',
    isWide === true && 'button-wide',
  );
}
