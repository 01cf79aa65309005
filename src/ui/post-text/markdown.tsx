import { clsx } from 'clsx';
import { memo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import { langOf } from '~/ui/content-text';
import { linkProps, safeHref } from './links';
import { Plain } from './plain';
import { fewSigns, isTooDense, linkText } from './syntax';
import * as texts from '~/shared/texts';

const remarkPlugins = [fewSigns, remarkBreaks] as Options['remarkPlugins'];
const rehypePlugins = [linkText] as Options['rehypePlugins'];

const components: Components = {
  p: ({ children }) => <p>{children}</p>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-6 marker:text-muted">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 ps-7 marker:text-muted">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="ps-1">{children}</li>,
  hr: () => <hr className="border-line" />,
  code: ({ children }) => <code className="rounded-sm bg-sunken px-1 py-px font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    // It scrolls sideways, so the keyboard has to reach it.
    <pre
      tabIndex={0}
      role="region"
      aria-label={texts.code}
      className={clsx(
        'overflow-x-auto rounded-md border border-line bg-sunken p-3.5 text-sm leading-normal',
        '[&_code]:bg-transparent [&_code]:p-0',
      )}
    >
      {children}
    </pre>
  ),
  a: ({ href, children }) => <Linked href={href}>{children}</Linked>,
  // Reading a post must not make a reader's browser call another server.
  img: ({ src, alt }) => <Linked href={typeof src === 'string' ? src : undefined}>{alt ? alt : src}</Linked>,
};

function Linked({ href, children }: { href: string | undefined; children?: React.ReactNode }) {
  const safe = href ? safeHref(href) : null;
  if (!safe) return <span>{children}</span>;
  return (
    <a {...linkProps(safe)} className="link">
      {children}
    </a>
  );
}

/** Shows a post's text: plain text with line breaks and safe links, plus Markdown's lists, code and strong; no HTML. */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  if (isTooDense(children)) return <Plain>{children}</Plain>;
  return (
    <div lang={langOf(children)} className="flex flex-col gap-3 wrap-anywhere">
      <ReactMarkdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        components={components}
        urlTransform={(url) => safeHref(url) ?? ''}
      >
        {children.replace(/(?:\n[ \t]*){8,}/g, '\n\n')}
      </ReactMarkdown>
    </div>
  );
});
