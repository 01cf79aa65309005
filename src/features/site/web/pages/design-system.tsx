import { noIndex } from '~/shared/heads';
import { useEffect, useState } from 'react';
import { Card } from '~/ui/card';
import { Chip } from '~/ui/chip';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { Content } from '../components/design-system/content';
import { Controls } from '../components/design-system/controls';
import { Overlays } from '../components/design-system/overlays';
import { Tokens } from '../components/design-system/tokens';

export const head = () => [{ title: 'Design system' }, noIndex];

type Theme = 'device' | 'light' | 'dark';

/** Shows every token and component of src/ui with its states. The route exists in development only. */
export default function DesignSystemPage() {
  const [theme, setTheme] = useState<Theme>('device');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'device') delete dataset.theme;
    else dataset.theme = theme;
    return () => void delete dataset.theme;
  }, [theme]);
  return (
    <>
      <PageHeader
        eyebrow="src/ui"
        title="Design system"
        lead={
          'Drawing-board precision on paper the colour of rice husk: ' +
          'paddy green leads, laterite marks, brass honours.'
        }
        actions={
          <div role="group" aria-label="Theme" className="flex flex-wrap gap-2">
            {(['device', 'light', 'dark'] as const).map((name) => (
              <Chip key={name} selected={theme === name} onClick={() => setTheme(name)} className="capitalize">
                {name}
              </Chip>
            ))}
          </div>
        }
      />
      <Container>
        <nav aria-label="Parts" className="flex flex-wrap gap-x-6 py-4">
          {['tokens', 'controls', 'content', 'overlays'].map((id) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-9 items-center capitalize">
              {id}
            </a>
          ))}
        </nav>
      </Container>
      <Section id="tokens" eyebrow="Foundations" title="Tokens">
        <Tokens />
      </Section>
      <Section id="controls" eyebrow="Components" title="Controls" lead="Everything that is pressed or filled in.">
        <Controls />
      </Section>
      <Section id="content" eyebrow="Components" title="Content">
        <Content />
      </Section>
      <Section id="overlays" eyebrow="Components" title="Overlays" tone="grid">
        <Card padding="lg">
          <Overlays />
        </Card>
      </Section>
    </>
  );
}
