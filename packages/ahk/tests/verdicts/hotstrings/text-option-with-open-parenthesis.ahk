:T:par::(
::par2::(text)
