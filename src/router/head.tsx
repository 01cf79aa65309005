import type { HeadTag } from '~/shared/page';
import { useHere } from './context';

/** Whatever stands in it, a script's text ends where it should. */
export const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function tagOf(tag: HeadTag) {
  const key = JSON.stringify(tag);
  if ('tagName' in tag) {
    const { tagName: Tag, ...attributes } = tag;
    return <Tag key={key} {...attributes} />;
  }
  if ('title' in tag) return <title key="title">{tag.title}</title>;
  if ('script:ld+json' in tag) {
    return (
      <script
        key={key}
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonText(tag['script:ld+json']) }}
      />
    );
  }
  return <meta key={key} {...tag} />;
}

/** The tags of the page that is shown. */
export function PageHead() {
  const { module, page, params, failed } = useHere().state;
  return failed ? null : module.head?.({ page: page as never, params }).map(tagOf);
}
