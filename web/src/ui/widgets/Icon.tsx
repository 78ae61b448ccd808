import { classes } from './classes.ts';

interface IconProps {
  /** One of `icons.ts`. */
  readonly path: string;
  readonly className?: string;
}

/** A drawing as tall as its line; what it means is said beside it. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('icon', className)}>
      <path d={path} />
    </svg>
  );
}
