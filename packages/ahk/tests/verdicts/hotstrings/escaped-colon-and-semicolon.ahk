::a`:`:b::colons
::s`;1::semi `; colon
::t`tt::tab
::nl`nx::newline
