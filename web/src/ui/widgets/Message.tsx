import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { doneIcon, errorIcon, infoIcon, warningIcon } from './icons.ts';

interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone: 'info' | 'success' | 'warning' | 'critical';
  /** The event, where its meaning is told below. */
  readonly title?: ReactNode;
  /** The possible action on it. */
  readonly action?: ReactNode;
}

const icons: Readonly<Record<MessageProps['tone'], string>> = {
  info: infoIcon,
  success: doneIcon,
  warning: warningIcon,
  critical: errorIcon,
};

/** Something to know where it happens. It is read out when it comes, unless another role says otherwise. */
export function Message({ tone, title, action, className, children, ...rest }: MessageProps) {
  return (
    <div role="alert" {...rest} className={classes(`notice notice-${tone}`, className)}>
      <Icon path={icons[tone]} className="notice-icon" />
      <div className="notice-text">
        {isThere(title) && <div className="notice-title">{title}</div>}
        {children}
      </div>
      {isThere(action) && <div>{action}</div>}
    </div>
  );
}

function isThere(said: ReactNode): boolean {
  return said !== undefined && said !== null && said !== false;
}
