import type { ReactNode } from 'react';
import { Icon } from '../widgets/Icon.tsx';
import { emptyIcon } from '../widgets/icons.ts';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** The meaning and the next step. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: says so, and the next step. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div aria-hidden className="empty-state-icon">
        {icon ?? <Icon path={emptyIcon} />}
      </div>
      <div className="text-h3">{title}</div>
      {children !== undefined && <div className="empty-state-text muted">{children}</div>}
      {action !== undefined && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
