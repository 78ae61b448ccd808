import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  readonly children: ReactNode;
  /** Where what follows has the heading of the page. */
  readonly isSmall?: boolean;
}

/** The heading of a step, where the focus goes when it begins: a listener hears it. */
export function StepHeading({ children, isSmall = false }: StepHeadingProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} className="step-heading">
      {isSmall ? (
        <p className="text step-heading-small">{children}</p>
      ) : (
        <h1 className="step-heading-title">{children}</h1>
      )}
    </div>
  );
}
