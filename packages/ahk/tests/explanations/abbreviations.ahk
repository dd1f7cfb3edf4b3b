#Requires AutoHotkey v2.0
::btw::by the way
::omw::on my way{!}
:*?:@@::jane.doe{+}work@gmail.com
:T:pcent::100% guaranteed!
