Joy1::Space
