import type { KnipConfig } from 'knip';

/** The fakes of the web and files that a test starts as a process are reached by their place, not by an import. */
const started = [
  'tests/stack/fakes/*.ts',
  'tests/load/measures/{countCalls,refreshAlone}.ts',
  'tests/load/servers/{loopbackOnly,profileOnSignal}.ts',
];

/**
 * Part of `npm run check`, twice: no file without a reader, no export that nobody else uses and no dependency
 * unused; and in production, where tests are not read, nothing that is there for tests alone. An export used
 * by the rest of its own file may be exported for its test, and one with `@internal` gives its reason.
 */
export default ({ production }: { readonly production?: boolean }): KnipConfig => ({
  ignoreExportsUsedInFile: production === true,
  // The workspaces install as one, and zod is the domain's: who parses needs the same.
  ignoreIssues: {
    '{scripts,tests}/**': ['unlisted'],
    // What the domain's package gives to the tests of the others; each file of its own is looked at.
    ...(production === true
      ? {
          'domain/src/*.ts': ['exports', 'types'],
          'domain/src/testing/**/*.ts': ['exports', 'types'],
        }
      : {}),
  },
  // Rules of law that are written and tested, and that no page asks for yet.
  ignoreFiles:
    production === true
      ? [
          'domain/src/meeting/convocationRules/{ownRight,universal}Meeting.ts',
          'domain/src/laws/rules/channelWarnings.ts',
        ]
      : [],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts!',
        'scripts/{actas,rules,rulePacks,refusals,decisions,mutation,deploy/guide}/write*.ts!',
        // Given to firebase-tools by its path.
        'scripts/stack/emulators/{lazySchemas,fewInstances}.ts!',
        // Started by its path: it reads another database than who asks.
        'scripts/drill/countEvents.ts!',
        'tests/**/*.test.ts',
        'tests/mutation/vitest.config.ts',
        'tests/mutation/shortProperties.ts',
        ...started,
      ],
      project: ['scripts/**/*.ts!', '!scripts/testing/fillersLast.ts!', 'tests/**/*.ts'],
      ignoreDependencies: [
        // Started by their path, or by a configuration that is no module.
        ...['@google-cloud/functions-framework', 'firebase-tools', 'chromium-109'],
        ...['@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
        // The types of packages that only tests import.
        '@types/smtp-server',
      ],
    },
    auditor: {
      entry: ['src/page/page.ts!', 'build.ts!', 'tests/**/*.test.ts'],
      project: ['src/**/*.ts!', 'tests/**/*.ts'],
    },
    domain: {
      entry: ['src/testing/**/*.ts'],
      project: ['src/**/*.ts!', '!src/testing/**!'],
      includeEntryExports: true,
    },
    functions: {
      entry: ['src/index.ts!', 'build.ts!', 'src/testing/fakes/killedSender.ts'],
      project: ['src/**/*.ts!', '!src/testing/**!'],
      // firebase-admin has it as optional, and Node 20 would leave it out.
      ignoreDependencies: ['@google-cloud/firestore'],
    },
    web: {
      entry: ['src/app/server.tsx!', 'src/testing/fakes/**/*.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!', 'vite/*.ts'],
      // Named by vitest.config.ts as the environment of its tests.
      ignoreDependencies: ['jsdom'],
    },
  },
});
