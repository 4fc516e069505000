import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression of a source file. */
export interface FoundExpression {
  /** A literal such as `/a+/u`; for an expression that is built at run time, the call: `new RegExp(text)`. */
  readonly text: string;
  readonly file: string;
  readonly line: number;
  readonly isBuilt: boolean;
}

/** Expressions by file, with the hash of the file's content, so that only changed files are parsed again. */
export type CollectedFiles = Record<string, { readonly hash: string; readonly found: readonly FoundExpression[] }>;

/** Finds the regular expressions of source files: literals, and calls of `RegExp`. */
export function collectExpressions(folder: string, files: readonly string[], before: CollectedFiles): CollectedFiles {
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(content).digest('hex');
      const known = before[file];
      return [file, known?.hash === hash ? known : { hash, found: expressionsIn(file, content) }];
    }),
  );
}

export function expressionsIn(file: string, content: string): FoundExpression[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest);
  const found: FoundExpression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = readExpression(node, source);
    if (expression !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ ...expression, file, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readExpression(node: ts.Node, source: ts.SourceFile): Pick<FoundExpression, 'text' | 'isBuilt'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) return { text: node.getText(source), isBuilt: false };
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (node.expression.getText(source) !== 'RegExp') return undefined;
  const parameters = node.arguments ?? [];
  const texts = parameters.flatMap((parameter) => (ts.isStringLiteralLike(parameter) ? [parameter.text] : []));
  if (texts.length === 0 || texts.length < parameters.length) return { text: node.getText(source), isBuilt: true };
  return { text: `/${texts[0]}/${texts[1] ?? ''}`, isBuilt: false };
}
