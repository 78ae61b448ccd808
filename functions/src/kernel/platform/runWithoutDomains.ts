import domain from 'node:domain';
import { EventEmitter } from 'node:events';

/**
 * The framework runs each request inside a Node domain, and the first one made turns on hooks that every
 * promise of the instance pays from then on: a fifth of the time of a vote and more. In an instance that answers
 * requests, what it makes from here on only runs. Our own handlers answer what fails in them; what
 * escapes ends the instance, inside a domain or outside. Triggers keep theirs: there the framework
 * asks for the one it is in.
 */
export function runWithoutDomains(env: NodeJS.ProcessEnv = process.env): void {
  if (env.FUNCTION_SIGNATURE_TYPE !== 'http') return;
  Object.assign(domain, { create: () => new NoDomain() });
}

type Work = (...given: readonly unknown[]) => unknown;

/** The properties of a domain, which do nothing. */
class NoDomain extends EventEmitter {
  readonly members: readonly unknown[] = [];
  add(): void {}
  remove(): void {}
  enter(): void {}
  exit(): void {}
  run(work: Work, ...given: readonly unknown[]): unknown {
    return work(...given);
  }
  bind(work: Work): Work {
    return work;
  }
  intercept(work: Work): Work {
    return (_error, ...given) => work(...given);
  }
}
