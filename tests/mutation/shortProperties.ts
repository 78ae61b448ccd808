import fc from 'fast-check';

// A property that has found nothing in this time ends: most mutants fall to its first examples.
fc.configureGlobal({ interruptAfterTimeLimit: 1_000, markInterruptAsFailure: false });
