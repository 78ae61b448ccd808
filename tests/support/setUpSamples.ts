import fc from 'fast-check';

/** Every property draws from the seed of the run, so that the same files draw the same on every machine. */
fc.configureGlobal({ seed: Number(process.env.ASAMBLEA_SEED) });
