import { DataTable } from '#ui/text/data-table.tsx';
import { FactList } from '#ui/text/fact-list.tsx';
import { FoldedText } from '#ui/text/folded-text.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { Keycap } from '#ui/text/keycap.tsx';
import { Steps } from '#ui/text/steps.tsx';
import { Row, Specimen } from './specimen.tsx';

/** What help is made of. The page itself is a Guide with its GuideContents. */
export function Reading() {
  return (
    <>
      <Specimen name="Keycap: up, pressed, large; KeyCombination">
        <Row>
          <Keycap>Ctrl</Keycap>
          <Keycap pressed>Shift</Keycap>
          <Keycap size="large">D</Keycap>
          <Keycap size="large" pressed>
            D
          </Keycap>
          <KeyCombination keys={['Ctrl', 'Alt', 'N']} />
        </Row>
      </Specimen>
      <Specimen name="InlineCode">
        <p>
          The line <InlineCode>^!n::Run("notepad.exe")</InlineCode> opens Notepad.
        </p>
      </Specimen>
      <Specimen name="Steps">
        <Steps
          steps={[
            { title: 'Install AutoHotkey', text: 'It is free.' },
            { title: 'Double-click the file', text: 'A green H appears near the clock.' },
          ]}
        />
      </Specimen>
      <Specimen name="DataTable">
        <DataTable
          caption="Signs for keys"
          columns={['Sign', 'Key']}
          rows={[
            { id: 'ctrl', cells: [<InlineCode key="sign">^</InlineCode>, 'Ctrl'] },
            { id: 'alt', cells: [<InlineCode key="sign">!</InlineCode>, 'Alt'] },
          ]}
        />
      </Specimen>
      <Specimen name="FoldedText: short, long">
        <FoldedText text="Which program should it open?" />
        <FoldedText text={'A script can’t do this, because the game doesn’t let it. '.repeat(15)} />
      </Specimen>
      <Specimen name="FactList">
        <FactList facts={[{ id: 'close', term: <InlineCode>WinClose</InlineCode>, lines: ['Closes a window.'] }]} />
      </Specimen>
    </>
  );
}
