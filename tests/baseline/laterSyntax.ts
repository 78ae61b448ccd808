import { type CompatNode, childrenOf, compatData, compatOf } from './compatData.ts';
import { supports } from './supports.ts';

/** Syntax that the oldest browsers do not read, with a script that has it. */
export const laterSyntax = [
  { path: 'operators.import.defer', example: 'import.defer("./a.js")' },
  { path: 'operators.import.import_source', example: 'import.source("./a.wasm")' },
  {
    path: 'operators.import.options_parameter',
    example: 'import("./a.json", { with: { type: "json" } })',
  },
  { path: 'operators.import_meta.resolve', example: 'import.meta.resolve("./a.js")' },
  {
    path: 'statements.import.import_attributes',
    example: 'import a from "./a.json" with { type: "json" }',
  },
  { path: 'classes.static.initialization_blocks', example: 'class A { static { start() } }' },
  { path: 'regular_expressions.lookbehind_assertion', example: '/(?<=a)b/u.test(c)' },
  { path: 'regular_expressions.lookbehind_assertion', example: 'new RegExp("(?<!a)b").test(c)' },
  { path: 'regular_expressions.modifier', example: 'new RegExp("(?i:a)").test(c)' },
  { path: 'regular_expressions.named_capturing_group', example: '/(?<a>b)|(?<a>c)/u.test(d)' },
] as const;

/** Features that no script of ours could use by mistake, or that no parser reads yet. */
export const notSyntax: readonly string[] = [
  ...['grammar.trailing_commas.trailing_commas_in_dynamic_import'],
  ...['operators.import.http_errors_not_cached', 'statements.import.http_errors_not_cached'],
  ...[
    'statements.import.defer',
    'statements.import.import_source',
    'statements.import.import_assertions',
  ],
  ...['statements.import.service_worker_support', 'statements.import.worklet_support'],
  ...['statements.await_using', 'statements.using'],
  ...['regular_expressions.buffer_boundary_assertion'],
];

const chapters = [
  'grammar',
  'operators',
  'statements',
  'functions',
  'classes',
  'regular_expressions',
];

export const syntaxTooLate: readonly string[] = chapters.flatMap((chapter) =>
  pathsIn(chapter, compatData.javascript[chapter] as CompatNode | undefined),
);

function pathsIn(path: string, node: CompatNode | undefined): readonly string[] {
  return childrenOf(node).flatMap(([name, child]) => {
    const compat = compatOf(child);
    const own = compat !== undefined && !supports(compat) ? [`${path}.${name}`] : [];
    return [...own, ...pathsIn(`${path}.${name}`, child)];
  });
}
